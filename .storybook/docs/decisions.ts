import { parse } from 'yaml';
import { z } from 'zod';

/** One point that the product documents leave open or contradict, and how it was settled. */
export interface Decision {
  /**
   * Stays the same for ever, so that code and notes can name it. C: the documents contradict each
   * other; A: they are not clear; P: they are silent.
   */
  id: string;
  /** Where the point arises. */
  clause: string;
  question: string;
  decision: string;
  /** The area of the product: the name of its file. */
  area: string;
}

const words = z.string().min(1);

const schema: z.ZodType<Omit<Decision, 'area'>[]> = z.array(
  z.strictObject({
    id: z.string().regex(/^[CAP]-\d\d+$/),
    clause: words,
    question: words,
    decision: words,
  }),
);

const byId = new Intl.Collator('en', { numeric: true });

/**
 * The decisions of several YAML files, by id.
 *
 * @param files the text of each file, by name
 * @throws if an entry is malformed, or an id occurs twice
 */
export function readDecisions(files: Readonly<Record<string, string>>): readonly Decision[] {
  const all = Object.entries(files)
    .flatMap(([file, text]) => {
      const area = file.replace(/^.*\/|\.yaml$/g, '');
      return schema.parse(parse(text)).map((decision) => ({ ...decision, area }));
    })
    .toSorted((one, other) => byId.compare(one.id, other.id));
  const twice = all.find(({ id }, index) => id === all[index + 1]?.id);
  if (twice !== undefined) throw new Error(`There are two decisions ${twice.id}.`);
  return all;
}

/** All decisions that the product rests on. */
export const decisions = readDecisions(
  import.meta.glob<string>('./decisions/*.yaml', { query: '?raw', import: 'default', eager: true }),
);
