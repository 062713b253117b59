import { readFileSync } from "node:fs";
import { readTemplate } from "@/scripts/hosts/template";

const dockerfile = readFileSync("Dockerfile", "utf8");
const copied = [...dockerfile.matchAll(/^COPY (\S+)/gm)].map(([, source]) => source);

test("the image gets what the build has written, and nothing else of the repository", () => {
  const [all, ...sent] = readFileSync(".dockerignore", "utf8").trim().split("\n");
  expect(all).toBe("*");
  expect(sent.map((line) => line.replace(/^!/, "")).sort()).toEqual([...copied].sort());
});

test("the variables that it sets are those that the Caddyfile reads", () => {
  const set = [...dockerfile.matchAll(/\b(SITE_\w+)=/g)].map(([, name]) => name);
  const read = [...readTemplate("Caddyfile").matchAll(/\{\$(\w+):/g)].map(([, name]) => name);
  expect(set.sort()).toEqual(read.sort());
});

test("nothing in it runs with rights", () => {
  expect(dockerfile).toMatch(/^USER [1-9]/m);
  expect(dockerfile).toContain("SITE_ADDRESS=:8080");
});

test("the commands in docs/deploying.md run the image that they build, at the port that it serves", () => {
  const text = readFileSync("docs/deploying.md", "utf8");
  const [, image] = /^docker build -t (\S+) \.$/m.exec(text) ?? [];
  const [, command = ""] = /^docker run (.+)$/m.exec(text) ?? [];
  expect(command).toMatch(new RegExp(`-p \\d+:8080 ${image}$`));
  expect(command).toContain("--restart unless-stopped");
  expect(dockerfile).toContain("EXPOSE 8080");
});
