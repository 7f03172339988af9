/** Printing: the page shows nothing but the trees and their scores until the print dialog is closed. */

export function printTrees(from: Element): void {
  const root = from.closest(".silva-root");
  if (!root) return;
  const page = document.documentElement;
  const end = () => {
    page.classList.remove("silva-print");
    root.classList.remove("silva-printed");
  };
  page.classList.add("silva-print");
  root.classList.add("silva-printed");
  addEventListener("afterprint", end, { once: true });
  print();
}
