/** A destination or an action of the palette. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** What tells it apart from others of the same label: the id of a user. */
  detail?: string;
  /** The keys of its shortcut. */
  keys?: string;
  /** The picture of a user; null for one without. */
  imageUrl?: string | null;
  onSelect: () => void;
}

/** Commands under one heading. */
export interface CommandGroup {
  name: string;
  commands: readonly Command[];
}
