import { describe, expect, it } from 'vitest';
import { type Chunk, joinChunks } from './join-chunks.ts';

const chunk = (
  name: string,
  { bytes = 300, imports = [], kind = 'shared' }: Partial<Omit<Chunk, 'name'>> = {},
): Chunk => ({ name, bytes, imports, kind });

const page = (name: string, ...imports: string[]) => chunk(name, { kind: 'page', imports });

describe('files that pages share', () => {
  it('takes small chunks that the same pages need', () => {
    const chunks = [chunk('card'), chunk('badge'), page('deck', 'card', 'badge')];
    expect(joinChunks(chunks)).toEqual([['card', 'badge']]);
  });

  it('takes a small chunk that one of the pages does not need', () => {
    const chunks = [
      chunk('card'),
      chunk('badge', { bytes: 100 }),
      page('deck', 'card', 'badge'),
      page('likes', 'card'),
    ];
    expect(joinChunks(chunks)).toEqual([['card', 'badge']]);
  });

  it('leaves a small chunk out of a page that people come to first, if that page does not need it', () => {
    const chunks = [
      chunk('card'),
      chunk('badge', { bytes: 170 }),
      page('deck', 'card', 'badge'),
      page('likes', 'card', 'badge'),
      chunk('event', { kind: 'page', imports: ['card'] }),
    ];
    expect(joinChunks(chunks)).toEqual([['card', 'badge']]);
    const isFirst = chunks.map((one) =>
      one.name === 'event' ? { ...one, kind: 'first page' as const } : one,
    );
    expect(joinChunks(isFirst)).toEqual([]);
  });

  it('keeps a large chunk from the pages that do not need it', () => {
    const chunks = [
      chunk('card'),
      chunk('table', { bytes: 20_000 }),
      page('users', 'card', 'table'),
      page('deck', 'card'),
    ];
    expect(joinChunks(chunks)).toEqual([]);
  });

  it('keeps code of the admin side from others, however small it is', () => {
    const chunks = [
      chunk('card', { bytes: 10 }),
      chunk('decision', { bytes: 10 }),
      chunk('members', { bytes: 10 }),
      chunk('waitlist', { kind: 'admin page', imports: ['card', 'decision', 'members'] }),
      page('deck', 'card'),
    ];
    expect(joinChunks(chunks)).toEqual([['decision', 'members']]);
  });

  it('keeps from a page what a chunk imports that it does not need', () => {
    const chunks = [
      chunk('table', { bytes: 20_000 }),
      chunk('bar', { bytes: 100, imports: ['table'] }),
      chunk('card'),
      page('users', 'card', 'bar'),
      page('deck', 'card'),
    ];
    expect(joinChunks(chunks)).toEqual([['table', 'bar']]);
  });

  it('never import themselves by way of another file', () => {
    const chunks = [
      chunk('field'),
      chunk('table', { bytes: 20_000, imports: ['field'] }),
      chunk('form', { imports: ['table'] }),
      page('users', 'form', 'field'),
      page('deck', 'field'),
    ];
    expect(joinChunks(chunks)).not.toContainEqual(expect.arrayContaining(['field', 'form']));
  });

  it('take neither a page nor what the entry imports', () => {
    const chunks = [
      chunk('index', { kind: 'entry', imports: ['runtime'] }),
      chunk('runtime'),
      chunk('card', { imports: ['runtime'] }),
      page('deck', 'card'),
      page('likes', 'card'),
    ];
    expect(joinChunks(chunks)).toEqual([]);
  });
});
