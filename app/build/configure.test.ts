import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const script = fileURLToPath(new URL('configure.ts', import.meta.url));

let folder: string;
let built: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perigee-configure-'));
  built = join(folder, 'dist');
  for (const [dir, file] of [
    [built, 'app.html'],
    [`${built}-hosting`, 'page.html'],
  ] as const) {
    mkdirSync(dir);
    writeFileSync(join(dir, file), 'built');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const configure = (...args: string[]) => spawnSync('node', [script, ...args], { encoding: 'utf8' });

it('does not replace the build that it copies', () => {
  const { status, stderr } = configure(built, `${built}/../dist`);
  expect(status).toBe(1);
  expect(stderr).toContain('needs a folder other than');
  expect(readFileSync(join(built, 'app.html'), 'utf8')).toBe('built');
});

it('does not replace a folder that is not a build', () => {
  const photos = join(folder, 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, 'summer.jpg'), 'kept');
  const { status, stderr } = configure(built, photos);
  expect(status).toBe(1);
  expect(stderr).toContain('is no built app. Choose another folder.');
  expect(readFileSync(join(photos, 'summer.jpg'), 'utf8')).toBe('kept');
});

it('explains what to do if nothing is built', () => {
  const { status, stderr } = configure(join(folder, 'nothing'), join(folder, 'copy'));
  expect(status).toBe(1);
  expect(stderr).toContain('npm run build');
});
