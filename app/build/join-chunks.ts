/** A file as the bundler splits it by itself: modules that the same pages need. */
export interface Chunk {
  name: string;
  /** Compressed. */
  bytes: number;
  /** The names of the chunks that load with it. */
  imports: readonly string[];
  /** The entry loads with every page. A page keeps a file of its own, because it is asked for by name. */
  kind: 'entry' | 'page' | 'admin page' | 'shared';
}

/** Chunks that share a file. */
interface File {
  chunks: readonly string[];
  bytes: number;
  imports: Set<File>;
  /** The pages that load it, by their place in the list of pages. */
  loads: Set<number>;
  /** Only pages of the admin side load it. */
  isForAdmins: boolean;
}

interface Pair {
  one: File;
  other: File;
  /** What all pages together would gain if these were one file, in bytes. */
  gain: number;
}

/** What a file costs beside its code, in compressed bytes: its imports, and words that compression meets again. */
const FILE_BYTES = 60;

/**
 * How many bytes more a page may load to ask for a file less. Found by trial: with this many, a page takes half of
 * the files, and as many bytes on average. With more, the pages that visitors see first take longer to load.
 */
const REQUEST_BYTES = 400;

function closure(roots: Iterable<File>): Set<File> {
  const found = new Set(roots);
  // Reads what it adds, too.
  for (const file of found) for (const imported of file.imports) found.add(imported);
  return found;
}

function pairOf(one: File, other: File): Pair {
  const both = [...one.loads].filter((page) => other.loads.has(page)).length;
  const onlyOne = one.loads.size - both;
  const onlyOther = other.loads.size - both;
  const gain =
    both * (FILE_BYTES + REQUEST_BYTES) +
    onlyOne * (FILE_BYTES - other.bytes) +
    onlyOther * (FILE_BYTES - one.bytes);
  return { one, other, gain };
}

function fileOf({ one, other }: Pair): File {
  const imports = new Set([...one.imports, ...other.imports]);
  imports.delete(one);
  imports.delete(other);
  return {
    chunks: [...one.chunks, ...other.chunks],
    bytes: one.bytes + other.bytes - FILE_BYTES,
    imports,
    loads: new Set([...one.loads, ...other.loads]),
    isForAdmins: one.isForAdmins,
  };
}

/**
 * Whether no others would load code of the admin side, all pages that would load the file load what it imports
 * already, and it would not import itself by way of another: then modules could run before those that they need.
 */
function isSafe(file: File, { one, other }: Pair): boolean {
  if (one.isForAdmins !== other.isForAdmins) return false;
  const behind = closure(file.imports);
  if (behind.has(one) || behind.has(other)) return false;
  return [...behind].every(({ loads }) => [...file.loads].every((page) => loads.has(page)));
}

/** The files of the bundler, and those of them that may be joined. */
function filesOf(chunks: readonly Chunk[]): { all: File[]; shared: File[] } {
  const files = new Map(
    chunks.map(({ name, bytes }): [string, File] => [
      name,
      { chunks: [name], bytes, imports: new Set(), loads: new Set(), isForAdmins: false },
    ]),
  );
  const named = (names: readonly string[]) => names.flatMap((name) => files.get(name) ?? []);
  for (const { name, imports } of chunks) {
    for (const file of named([name])) file.imports = new Set(named(imports));
  }
  const ofKind = (kind: Chunk['kind']) =>
    named(chunks.filter((chunk) => chunk.kind === kind).map(({ name }) => name));
  const entry = closure(ofKind('entry'));
  const pages = ofKind('page');
  const loaded = [...pages, ...ofKind('admin page')].map((page) => closure([...entry, page]));
  const all = [...files.values()];
  for (const file of all) {
    file.loads = new Set(loaded.flatMap((page, place) => (page.has(file) ? place : [])));
    file.isForAdmins = [...file.loads].every((place) => place >= pages.length);
  }
  const shared = ofKind('shared').filter((file) => !entry.has(file) && file.loads.size > 0);
  return { all, shared };
}

/**
 * Which chunks should share a file. The bundler makes hundreds, most with less code than a request has headers.
 * The pair with the largest gain is joined, then the next.
 *
 * @returns the names of the chunks of each file that takes more than one
 */
export function joinChunks(chunks: readonly Chunk[]): (readonly string[])[] {
  const files = filesOf(chunks);
  let { all, shared } = files;
  let pairs = shared.flatMap((one, index) =>
    shared.slice(index + 1).map((other) => pairOf(one, other)),
  );
  for (;;) {
    // The best is the last.
    pairs = pairs.filter(({ gain }) => gain > 0).toSorted((one, other) => one.gain - other.gain);
    let best = pairs.pop();
    while (best !== undefined && !isSafe(fileOf(best), best)) best = pairs.pop();
    if (best === undefined) break;
    const { one, other } = best;
    const file = fileOf(best);
    const isKept = (each: File) => each !== one && each !== other;
    all = [...all.filter(isKept), file];
    for (const { imports } of all) {
      if ([imports.delete(one), imports.delete(other)].includes(true)) imports.add(file);
    }
    shared = shared.filter(isKept);
    pairs = [
      ...pairs.filter((pair) => isKept(pair.one) && isKept(pair.other)),
      ...shared.map((each) => pairOf(each, file)),
    ];
    shared.push(file);
  }
  return shared.map(({ chunks: names }) => names).filter(({ length }) => length > 1);
}
