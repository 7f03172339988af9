"""What is measured on a page, as JavaScript that gets the widget's root."""

TEXTS = """(root) => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
  const ids = "code, .silva-code, .silva-clause-link, .silva-keys, [lang=en]";
  const named = (element) => { const id = element.closest(ids); return id && root.contains(id); };
  while (walk.nextNode()) if (!named(walk.currentNode.parentElement)) found.push(walk.currentNode.data);
  for (const node of root.querySelectorAll("[aria-label]")) found.push(node.getAttribute("aria-label"));
  return found; }"""

SIZES = """(root) => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || element.closest(".silva-sr, option")) continue;
    const svg = element.closest("svg");
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    found.push([size, element.getAttribute("class") ?? "", walk.currentNode.data]);
  }
  return found; }"""

SMALL = """(root) => [...root.querySelectorAll("button, select, input, summary")]
  .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 90)])
  .filter(([{ width, height }]) => width > 0 && (height < 32 || width < 32))
  .map(([{ width, height }, html]) => `${width}x${height} ${html}`)"""

MOVING = """(root) => [...root.querySelectorAll("*")].map((one) => getComputedStyle(one))
  .filter((style) => style.animationName !== "none").map((style) => parseFloat(style.animationDuration))"""

TORN = r"""() => {
  const torn = [];
  const places = [];
  const walker = document.createTreeWalker(document.querySelector(".silva-root"), NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    if (node.parentElement.closest("button.silva-code, .silva-sr, option")) continue;
    for (let i = 0; i < node.length; i++) places.push([node, i]);
  }
  for (let i = 1; i < places.length; i++) {
    const [before, here] = [places[i - 1], places[i]];
    if (!/\d\p{Script=Han}/u.test(before[0].data[before[1]] + here[0].data[here[1]])) continue;
    const [block, same] = [before, here].map(([node]) => node.parentElement.closest("p, li, div, button"));
    if (block !== same) continue;
    const [one, other] = [before, here].map(([node, at]) => {
      const range = document.createRange();
      range.setStart(node, at); range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    });
    if (one.height && other.height && Math.abs(one.top - other.top) > one.height / 2) torn.push(here[0].data);
  }
  return torn;
}"""
"""The texts in which a line ends between a digit and the Han character after it."""
