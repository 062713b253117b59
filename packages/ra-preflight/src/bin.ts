#!/usr/bin/env node
import { runCommand } from "./cli.ts";

process.exitCode = runCommand(process.argv.slice(2), (folder = "out") => ({ folder }));
