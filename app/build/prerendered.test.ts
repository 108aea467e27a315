import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RouteRecord } from '../src/routes/route-record.ts';
import { prerenderedScript, writePrerendered } from './prerendered.ts';

const records: readonly RouteRecord[] = [
  { path: '/events/:event_id', audience: 'anyone', shell: 'site', prerendered: true },
  { path: '/portal', audience: 'host', shell: 'portal', prerendered: true },
  { path: '/', audience: 'anyone', shell: 'site', prerendered: true },
  { path: '/login', audience: 'anyone', shell: 'site' },
];

const files = [
  { pattern: '^/portal/?$', files: ['/a.js', '/shared.css', '/a.css'], filesOfMembers: [] },
  { pattern: '^/events/([^/]+)/?$', files: ['/b.js'], filesOfMembers: ['/header.css'] },
];

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'perigee-prerendered-'));
  mkdirSync(join(dir, 'assets'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const written = (file: string | undefined) => readFileSync(join(dir, file ?? ''), 'utf8');

describe('the prerendered pages', () => {
  it('have a file for each layout and viewer, and the styles in the order of the cascade', async () => {
    const pages = await writePrerendered(dir, {
      records,
      files,
      open:
        async ({ path }, viewer) =>
        async (width) =>
          `<p>${path} ${viewer} ${width}</p>`,
    });
    expect(pages).toMatchObject([
      { pattern: '^/portal/?$', theme: 'day', styles: ['/shared.css', '/a.css'], visitor: null },
      { pattern: '^//?$', theme: 'night', styles: [], visitor: null },
      { pattern: '^/events/([^/]+)/?$', theme: 'night', styles: ['/header.css'] },
    ]);
    const [portal, , event] = pages;
    expect(written(portal?.user.phone)).toBe('<p>/portal user 390</p>');
    expect(written(portal?.user.wide)).toBe('<p>/portal user 1280</p>');
    expect(written(event?.visitor?.phone)).toBe('<p>/events/:event_id visitor 390</p>');
  });

  it('are one file where both layouts are the same', async () => {
    const [portal] = await writePrerendered(dir, {
      records: records.slice(1, 2),
      files,
      open: async () => async () => '<p>One for all</p>',
    });
    expect(portal?.user.wide).toBe(portal?.user.phone);
    expect(readdirSync(join(dir, 'assets'))).toHaveLength(1);
  });

  it('contain no tag of the head, no mark of React and no style that the policy refuses', async () => {
    const [portal] = await writePrerendered(dir, {
      records: records.slice(1, 2),
      files,
      open: async () => async () =>
        '<title>My Events</title><meta name="robots"/><!--$--><i style="width:4px"></i><!--/$-->',
    });
    expect(written(portal?.user.phone)).toBe('<i data-style="width:4px"></i>');
  });

  it('send no call while they are rendered', async () => {
    const { fetch } = globalThis;
    const rendering = writePrerendered(dir, {
      records: records.slice(1, 2),
      files,
      open: async () => async () => `<p>${String(globalThis.fetch === fetch)}</p>`,
    });
    const [portal] = await rendering;
    expect(written(portal?.user.phone)).toBe('<p>false</p>');
    expect(globalThis.fetch).toBe(fetch);
  });

  it('are named in a script that needs nothing from outside', () => {
    const script = prerenderedScript([]);
    expect(script).not.toMatch(/\b(?:import|require|__vite)/);
  });
});
