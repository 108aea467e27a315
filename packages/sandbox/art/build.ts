/*
 * Renders the sandbox's pictures to JPEG:
 *
 *   node packages/sandbox/art/build.ts [--force] [portraits] [covers] [verticals]
 *
 * Without names it builds all three folders. Files that exist are kept, unless --force is given.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import type { Picture } from './catalogue.ts';
import { pictures } from './catalogue.ts';

// Each lane is one worker that draws and one page that photographs; two leave a machine usable.
const LANES = 2;
const ASSETS = fileURLToPath(new URL('../assets/', import.meta.url));

const executable = (): string | undefined => {
  const usual = '/usr/bin/chromium';
  return process.env['CHROMIUM_PATH'] ?? (existsSync(usual) ? usual : undefined);
};

const args = process.argv.slice(2);
const force = args.includes('--force');
const folders = args.filter((arg) => !arg.startsWith('--'));
const wanted = pictures.filter(
  ({ file }) =>
    (folders.length === 0 || folders.some((folder) => file.startsWith(`${folder}/`))) &&
    (force || !existsSync(join(ASSETS, file))),
);

const queue = [...wanted];
let done = 0;

const lane = async (browser: Browser): Promise<void> => {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
  const page = await browser.newPage();

  const draw = async (file: string): Promise<string> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(file);
    const [svg] = (await once(worker, 'message')) as [string];
    return svg;
  };
  const shoot = async ({ file, width, height, quality }: Picture): Promise<void> => {
    const svg = await draw(file);
    const path = join(ASSETS, file);
    await mkdir(dirname(path), { recursive: true });
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await page.screenshot({ path, type: 'jpeg', quality });
    done++;
    process.stdout.write(`${done}/${wanted.length} ${file}\n`);
  };
  const next = async (): Promise<void> => {
    const picture = queue.shift();
    if (!picture) return;
    await shoot(picture);
    await next();
  };

  try {
    await next();
  } finally {
    await worker.terminate();
  }
};

if (wanted.length > 0) {
  const executablePath = executable();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    await Promise.all(Array.from({ length: LANES }, () => lane(browser)));
  } finally {
    await browser.close();
  }
}
process.stdout.write(`${done} built, ${pictures.length - wanted.length} left as they were\n`);
