import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { expect, test } from "@playwright/test";
import {
  cleanUrlsSchema,
  getTransformedRoutes,
  headersSchema,
  isHandler,
  redirectsSchema,
  trailingSlashSchema,
} from "@vercel/routing-utils";
import Ajv from "ajv";
import { z } from "zod";
import { identityPlaceholders } from "@/lib/content/checks/identity-placeholders";
import { getContent } from "@/lib/content/content";
import { headerRules, headersFor, hostRedirects } from "@/scripts/hosts/host-rules";
import { type Template, templateFaults } from "../support/checks/cloudformation";
import { routes } from "../support/pages/routes";

// The hosts' files as the build wrote them, read by the hosts' own published code and schemas.

const content = getContent();
const isPreview = identityPlaceholders(content).length > 0;
const rules = headerRules({ isHttps: true, isPreview });
const redirects = hostRedirects(content.redirects);

const worker = readdirSync("out/assets").find((file) => /^consent-worker\..*\.js$/.test(file));
const addresses = [...routes, "/robots.txt", "/no-such-page", `/assets/${worker}`, "/assets/a.js"];

const vercelSchema = z.strictObject({
  framework: z.null(),
  buildCommand: z.string(),
  outputDirectory: z.literal("out"),
  cleanUrls: z.boolean(),
  trailingSlash: z.boolean(),
  redirects: z.array(
    z.object({ source: z.string(), destination: z.string(), permanent: z.boolean() }),
  ),
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

const readVercel = async () =>
  vercelSchema.parse(JSON.parse(await readFile("deploy/vercel.json", "utf8")));

test("Vercel's schemas accept vercel.json", async () => {
  const config = await readVercel();
  // Its schemas are of an older draft than the validator's strictest rules.
  const ajv = new Ajv({ strict: false });
  for (const [key, schema] of Object.entries({
    headers: headersSchema,
    redirects: redirectsSchema,
    cleanUrls: cleanUrlsSchema,
    trailingSlash: trailingSlashSchema,
  })) {
    const validate = ajv.compile(schema);
    validate(config[key as "headers"]);
    expect(validate.errors, key).toBeNull();
    expect(validate([{ source: 1 }]), `${key}: the schema can refuse`).toBe(false);
  }
});

test("Vercel's router gives each address its headers, and each old one its redirect", async () => {
  const { routes: transformed, error } = getTransformedRoutes(await readVercel());
  expect(error).toBeNull();
  const steps = (transformed ?? []).flatMap((route) => (isHandler(route) ? [] : [route]));
  for (const address of addresses) {
    const headers: Record<string, string> = {};
    for (const route of steps.filter((step) => step.continue)) {
      if (new RegExp(route.src).test(address)) Object.assign(headers, route.headers);
    }
    expect(headers, address).toEqual(headersFor(rules, address));
  }
  for (const [from, to] of redirects) {
    const route = steps.find(({ src, status }) => status && new RegExp(src).test(from));
    expect([route?.status, route?.headers?.Location], from).toEqual([308, to]);
  }
});

test("Netlify's parser finds every rule of _headers, for the addresses that are meant", async () => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: ["out/_headers"],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  expect(headers.map((rule) => rule.for)).toEqual(rules.map(({ path }) => path));
  for (const address of addresses) {
    const found: Record<string, string> = {};
    for (const rule of headers) {
      if ("forRegExp" in rule && rule.forRegExp.test(address)) Object.assign(found, rule.values);
    }
    const { "Cache-Control": caching, ...rest } = headersFor(rules, address);
    // The parser sets a blank behind each comma.
    const same = (all: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(all).map(([name, value]) => [name, value.replace(/, /g, ",")]),
      );
    // It asks for pages again by itself; only long caching is said.
    const expected = caching?.includes("immutable") ? { ...rest, "Cache-Control": caching } : rest;
    expect(same(found), address).toEqual(same(expected));
  }
});

test("Netlify's parser finds every line of _redirects", async () => {
  const { redirects: found, errors } = await parseAllRedirects({
    redirectsFiles: ["out/_redirects"],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(found).toEqual(
    redirects.map(([from, to]) => expect.objectContaining({ from, to, status: 308 })),
  );
});

test("AWS's description of its resources knows all of the template", async () => {
  const text = await readFile("deploy/cloudfront-template.json", "utf8");
  const template = JSON.parse(text) as Template;
  expect(templateFaults(template)).toEqual([]);
  // A template's limit, and a function's.
  expect(Buffer.byteLength(text)).toBeLessThan(51_200);
  const { FunctionCode: code } = z
    .object({ FunctionCode: z.string() })
    .parse(template.Resources.Addresses?.Properties);
  expect(code).toContain("function handler(event)");
  expect(Buffer.byteLength(code)).toBeLessThan(10_240);
});

test("the comparison with AWS's description can fail", async () => {
  const text = await readFile("deploy/cloudfront-template.json", "utf8");
  for (const [right, wrong, fault] of [
    ['"Compress"', '"Compresses"', /no property Compresses/],
    ['"Runtime": "cloudfront-js-2.0"', '"Runtimes": 2', /Runtime is missing/],
    ['"HttpVersion": "http2and3"', '"HttpVersion": 2', /HttpVersion: expected string/],
    ['"AWS::S3::Bucket"', '"AWS::S3::Buckets"', /no type/],
    ['"RegionalDomainName"', '"RegionName"', /a reference to nothing: Bucket.RegionName/],
  ] as const) {
    const faults = templateFaults(JSON.parse(text.replaceAll(right, wrong)) as Template);
    expect(faults.join("\n")).toMatch(fault);
  }
});

test("CloudFront's behaviours send each address all headers but caching, which the upload sets", async () => {
  const template = JSON.parse(
    await readFile("deploy/cloudfront-template.json", "utf8"),
  ) as Template;
  const patterns = z
    .object({
      CacheBehaviors: z.array(
        z.object({
          PathPattern: z.string(),
          ResponseHeadersPolicyId: z.object({ Ref: z.string() }),
        }),
      ),
      DefaultCacheBehavior: z.object({ ResponseHeadersPolicyId: z.object({ Ref: z.string() }) }),
    })
    .parse(template.Resources.Distribution?.Properties.DistributionConfig);
  const policySchema = z.object({
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
      StrictTransportSecurity: z.object({
        AccessControlMaxAgeSec: z.number(),
        IncludeSubdomains: z.literal(true),
      }),
      ContentTypeOptions: z.object({ Override: z.literal(true) }),
    }),
    CustomHeadersConfig: z.object({
      Items: z.array(z.object({ Header: z.string(), Value: z.string() })),
    }),
  });
  for (const address of addresses) {
    const behaviour =
      patterns.CacheBehaviors.find(({ PathPattern: pattern }) =>
        pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
      ) ?? patterns.DefaultCacheBehavior;
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policySchema.parse(
      template.Resources[behaviour.ResponseHeadersPolicyId.Ref]?.Properties
        .ResponseHeadersPolicyConfig,
    );
    const sent = {
      "Content-Security-Policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
      "Referrer-Policy": security.ReferrerPolicy.ReferrerPolicy,
      "Strict-Transport-Security": `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
      "X-Content-Type-Options": "nosniff",
      ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
    };
    const { "Cache-Control": _, ...expected } = headersFor(rules, address);
    expect(sent, address).toEqual(expected);
  }
});

test("while who the firm is stands in for itself, every host keeps search engines away", async () => {
  const deployed = ["vercel.json", "nginx/research-desk", "Caddyfile", "cloudfront-template.json"];
  for (const file of ["out/_headers", ...deployed.map((name) => `deploy/${name}`)]) {
    const text = await readFile(file, "utf8");
    expect(text.includes("X-Robots-Tag") && text.includes("noindex"), file).toBe(isPreview);
  }
});
