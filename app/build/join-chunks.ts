/** A file as the bundler splits it by itself: modules that the same pages need. */
export interface Chunk {
  name: string;
  /** Compressed. */
  bytes: number;
  /** The names of the chunks that load with it. */
  imports: readonly string[];
  /** The entry loads with every page. A page keeps a file of its own, because it is asked for by name. */
  kind: 'entry' | 'first page' | 'page' | 'admin page' | 'shared';
}

/** Chunks that share a file. */
interface File {
  chunks: readonly string[];
  bytes: number;
  imports: Set<File>;
  /** For each page 1 if it loads the file, otherwise 0. */
  loads: Uint8Array;
  /** Only pages of the admin side load it. */
  isForAdmins: boolean;
}

type Pair = readonly [File, File];

/** How much more a byte counts on a page that people come to first, with nothing of the app in their browser. */
const FIRST_PAGE_WEIGHT = 5;

/** What a file costs beside its code, in compressed bytes: its imports, and words that compression meets again. */
const FILE_BYTES = 80;

/** With this many files or fewer, another request costs a page nothing. */
const FEW_FILES = 12;

/**
 * How many bytes more a page with more files may load to ask for one less. Found by trial: with this many, pages take a
 * third of the files for one percent more bytes, and load sooner on a slow phone.
 */
const REQUEST_BYTES = 1500;

function closure(roots: Iterable<File>): Set<File> {
  const found = new Set(roots);
  // Reads what it adds, too.
  for (const file of found) for (const imported of file.imports) found.add(imported);
  return found;
}

interface Page {
  /** How many files it loads. */
  files: number;
  isFirst: boolean;
}

/** What all pages together would gain if these were one file, in bytes. */
function gainOf([one, other]: Pair, pages: readonly Page[]): number {
  let gain = 0;
  for (const [page, { files, isFirst }] of pages.entries()) {
    const weight = isFirst ? FIRST_PAGE_WEIGHT : 1;
    const isOne = one.loads[page] === 1;
    const isOther = other.loads[page] === 1;
    if (isOne && isOther) gain += FILE_BYTES + (files > FEW_FILES ? REQUEST_BYTES : 0);
    else if (isOne) gain += weight * (FILE_BYTES - other.bytes);
    else if (isOther) gain += weight * (FILE_BYTES - one.bytes);
  }
  return gain;
}

function fileOf([one, other]: Pair): File {
  const imports = new Set([...one.imports, ...other.imports]);
  imports.delete(one);
  imports.delete(other);
  return {
    chunks: [...one.chunks, ...other.chunks],
    bytes: one.bytes + other.bytes - FILE_BYTES,
    imports,
    loads: one.loads.map((isLoaded, page) => Math.max(isLoaded, other.loads[page] ?? 0)),
    isForAdmins: one.isForAdmins,
  };
}

/**
 * Whether no others would load code of the admin side, all pages that would load the file load what it imports
 * already, and it would not import itself by way of another: then modules could run before those that they need.
 */
function isSafe(pair: Pair): boolean {
  const [one, other] = pair;
  if (one.isForAdmins !== other.isForAdmins) return false;
  const { imports, loads } = fileOf(pair);
  const behind = closure(imports);
  if (behind.has(one) || behind.has(other)) return false;
  return [...behind].every((file) =>
    loads.every((isLoaded, page) => isLoaded <= (file.loads[page] ?? 0)),
  );
}

/** The pair of files that are best joined; undefined if none should be. */
function bestPair(files: readonly File[], pages: readonly Page[]): Pair | undefined {
  return files
    .flatMap((one, index) =>
      files.slice(index + 1).flatMap((other) => {
        const pair: Pair = [one, other];
        const gain = gainOf(pair, pages);
        return gain > 0 ? { pair, gain } : [];
      }),
    )
    .toSorted((one, other) => other.gain - one.gain)
    .find(({ pair }) => isSafe(pair))?.pair;
}

/** The files of the bundler, and those of them that may be joined. */
function filesOf(chunks: readonly Chunk[]) {
  const files = new Map(
    chunks.map(({ name, bytes }): [string, File] => [
      name,
      { chunks: [name], bytes, imports: new Set(), loads: new Uint8Array(), isForAdmins: false },
    ]),
  );
  const named = (names: readonly string[]) => names.flatMap((name) => files.get(name) ?? []);
  for (const { name, imports } of chunks) {
    for (const file of named([name])) file.imports = new Set(named(imports));
  }
  const ofKind = (kind: Chunk['kind']) =>
    named(chunks.filter((chunk) => chunk.kind === kind).map(({ name }) => name));
  const entry = closure(ofKind('entry'));
  const firstPages = ofKind('first page');
  const pages = [...firstPages, ...ofKind('page')];
  const loaded = [...pages, ...ofKind('admin page')].map((page) => closure([...entry, page]));
  const all = [...files.values()];
  for (const file of all) {
    file.loads = Uint8Array.from(loaded, (page) => Number(page.has(file)));
    file.isForAdmins = !file.loads.subarray(0, pages.length).includes(1);
  }
  const shared = ofKind('shared').filter((file) => !entry.has(file) && file.loads.includes(1));
  return { all, shared, areFirst: loaded.map((_, page) => page < firstPages.length) };
}

/**
 * Which chunks should share a file. The bundler makes hundreds, most with less code than a request has headers.
 * The pair with the largest gain is joined, then the next.
 *
 * @returns the names of the chunks of each file that takes more than one
 */
export function joinChunks(chunks: readonly Chunk[]): (readonly string[])[] {
  const { areFirst, ...files } = filesOf(chunks);
  let { all, shared } = files;
  for (;;) {
    const pages = areFirst.map((isFirst, page) => ({
      files: all.reduce((count, { loads }) => count + (loads[page] ?? 0), 0),
      isFirst,
    }));
    const pair = bestPair(shared, pages);
    if (pair === undefined) break;
    const joined = fileOf(pair);
    all = [...all.filter((file) => !pair.includes(file)), joined];
    shared = [...shared.filter((file) => !pair.includes(file)), joined];
    for (const { imports } of all) {
      if (pair.filter((file) => imports.delete(file)).length > 0) imports.add(joined);
    }
  }
  return shared.map(({ chunks: names }) => names).filter(({ length }) => length > 1);
}
