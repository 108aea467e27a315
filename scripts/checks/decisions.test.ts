import { expect, it } from 'vitest';
import { decisions, readDecisions } from '../../.storybook/docs/decisions.ts';

const written = (entry: object) =>
  JSON.stringify([
    { id: 'P-01', clause: 'member §2', question: 'Why?', decision: 'So.', ...entry },
  ]);

it('reads the decisions of every file', () => {
  expect(decisions.length).toBeGreaterThan(200);
});

it.each([
  ['an id that occurs twice', written({}), 'P-01'],
  ['an id of another format', written({ id: 'X-01' }), 'id'],
  ['an unknown key', written({ id: 'P-02', answer: 'So.' }), 'answer'],
  ['an empty text', written({ id: 'P-02', decision: '' }), 'decision'],
])('refuses %s', (_what, file, problem) => {
  expect(() => readDecisions({ 'one.yaml': written({}), 'two.yaml': file })).toThrow(problem);
});
