import { useEffect, useState } from 'react';

export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The kind of a story: a picture, or a test that is attached to one. */
  subtype?: 'story' | 'test';
  importPath: string;
  tags: readonly string[];
}

const NONE: readonly IndexEntry[] = [];

/** Storybook's own index: the one list of stories and pages that is always current. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState(NONE);
  useEffect(() => {
    const load = async () => {
      const response = await fetch('./index.json');
      const index = (await response.json()) as { entries: Record<string, IndexEntry> };
      setEntries(Object.values(index.entries));
    };
    void load();
  }, []);
  return entries;
}
