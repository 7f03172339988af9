import { defineConfig } from "vitest/config";

export default defineConfig({
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  // A test waits for a state; how long that takes on a busy machine says nothing about the view.
  test: { environment: "jsdom", include: ["test/**/*.test.{ts,tsx}"], maxWorkers: 2, minWorkers: 1, testTimeout: 60_000 },
});
