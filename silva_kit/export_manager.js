// The widget manager of an exported notebook: brings saved widgets to life in one file, with no kernel and no
// network. The classes of models and views are those of the installed ipywidgets and anywidget, which come as AMD
// modules; this file holds what is left to do: define modules, make models from the saved state, show views.
"use strict";

window.silvaExport = (() => {
  const modules = new Map();

  /** Stands for the parts of the classic notebook that ipywidgets' module hooks itself to: nothing happens there. */
  function classicNotebook() {
    const deaf = { on: () => {} };
    const OutputArea = Object.assign(() => {}, { prototype: { register_mime_type: () => {} } });
    return [{ notebook: { container: deaf } }, deaf, { OutputArea }];
  }

  /** Run the source of an AMD module (a function of `define`) and keep what it defines, under all its names. */
  function add(names, source) {
    let exports;
    const define = (dependencies, factory) => {
      exports = factory(...dependencies.map((name) => modules.get(name) ?? { id: names[0], uri: "" }));
      for (const name of names) modules.set(name, exports);
    };
    const requirejs = (_, loaded) => exports && loaded(...classicNotebook());
    requirejs.config = () => {};
    window.requirejs = requirejs;
    source(define, requirejs, { version: "6.5.5" });
    exports.load_ipython_extension?.(); // brings the style sheets
    delete window.requirejs;
  }

  /** A comm that nobody answers: what a widget sends is dropped. */
  const silence = () => ({ send: () => "", close: () => "", on_msg: () => {}, on_close: () => {} });

  class Manager {
    #saved;
    #models = new Map();

    constructor(saved) {
      this.#saved = saved;
    }

    has_model(id) {
      return id in this.#saved;
    }

    get_model(id) {
      if (!this.has_model(id)) return Promise.reject(new Error(`no saved widget ${id}`));
      if (!this.#models.has(id)) this.#models.set(id, this.#make(id, this.#saved[id]));
      return this.#models.get(id);
    }

    async #make(id, { model_module: module, model_name: name, state, buffers = [] }) {
      const base = modules.get("@jupyter-widgets/base");
      const bytes = buffers.map((b) => new DataView(Uint8Array.from(atob(b.data), (c) => c.charCodeAt(0)).buffer));
      base.put_buffers(state, buffers.map((b) => b.path), bytes);
      const Model = this.#class(module, name);
      const attributes = await Model._deserialize_state(state, this);
      const model = new Model(attributes, { widget_manager: this, model_id: id, comm: silence() });
      model.name = name;
      model.module = module;
      return model;
    }

    #class(module, name) {
      const found = modules.get(module)?.[name];
      if (!found) throw new Error(`${name} of ${module} does not work without a kernel`);
      return found;
    }

    /** Called by views that hold other views (boxes, tabs) too. */
    create_view(model, options = {}) {
      const made = model.state_change.then(async () => {
        const View = this.#class(model.get("_view_module"), model.get("_view_name"));
        const view = new View({ model, options });
        view.listenTo(model, "destroy", view.remove);
        await view.render();
        return view;
      });
      model.state_change = made;
      if (model.views) model.views[Math.random().toString(36)] = made;
      return made;
    }

    callbacks() {
      return {};
    }

    resolve_url(url) {
      return Promise.resolve(url);
    }

    inline_sanitize(text) {
      return text.replace(/[&<>]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[c]);
    }
  }

  /** Replace one view's script by the view, or by a sentence that says why it is not there. */
  async function show(script, manager) {
    const place = document.createElement("div");
    script.replaceWith(place);
    try {
      const model = await manager.get_model(JSON.parse(script.textContent).model_id);
      const view = await manager.create_view(model);
      modules.get("@jupyter-widgets/base").JupyterLuminoWidget.attach(view.luminoWidget, place);
    } catch (problem) {
      console.error(problem);
      place.textContent = String(problem?.message ?? problem);
    }
  }

  /** Show every saved widget of the page, each where its output stands. */
  async function start() {
    const of = (kind) => document.querySelectorAll(`script[type="application/vnd.jupyter.widget-${kind}+json"]`);
    const saved = Object.assign({}, ...[...of("state")].map((script) => JSON.parse(script.textContent).state));
    const manager = new Manager(saved);
    await Promise.all([...of("view")].map((script) => show(script, manager)));
    document.documentElement.dataset.widgets = "shown";
  }

  return { add, start };
})();
