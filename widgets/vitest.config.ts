import { defineConfig } from "vitest/config";

export default defineConfig({
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  test: { environment: "jsdom", include: ["test/**/*.test.{ts,tsx}"], maxWorkers: 2, minWorkers: 1 },
});
