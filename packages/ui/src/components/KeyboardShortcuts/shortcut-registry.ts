import { createKeybindingsHandler } from 'tinykeys';
import { isCharacterKeys, type Shortcut, type ShortcutGroup } from './shortcut.ts';

const FIELDS =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button])';
/** Controls that use keys themselves: letters select an entry, arrow keys move. */
const OWN_KEYS = '[role=combobox], [role=listbox], [role=menu], [role=slider], [role=spinbutton]';
const DIALOGS = '[role=dialog], [role=alertdialog]';
/** Dialogs are rendered in portals, children of the body. To search the whole page for them slows down every key. */
const PORTAL = '[data-base-ui-portal]';
const OPEN_DIALOGS = '[role=dialog][data-open], [role=alertdialog][data-open]';

const openDialogs = () =>
  [...document.body.children]
    .filter((child) => child.matches(PORTAL))
    .flatMap((portal) => [...portal.querySelectorAll(OPEN_DIALOGS)]);

const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;

/** Whether the keys belong to the element with the focus, or to a dialog over the page. */
function isElsewhere(event: KeyboardEvent, { within }: ShortcutGroup): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (within !== undefined && within.current?.contains(target) !== true) return true;
  if (!hasModifier(event) && target.closest(`${FIELDS}, ${OWN_KEYS}`) !== null) return true;
  // The focus moves into a dialog a moment after it opens: until then its keys reach the page below.
  const dialog = target.closest(DIALOGS) ?? openDialogs().at(-1);
  return dialog !== undefined && !dialog.contains(within?.current ?? null);
}

interface Candidate {
  group: ShortcutGroup;
  shortcut: Shortcut;
}

/**
 * The shortcuts that are on the page. One handler for all of them, so that a sequence such as 'g a' wins over
 * its last key alone.
 */
export class ShortcutRegistry {
  #groups: readonly ShortcutGroup[] = [];
  #characterKeys = true;
  #handle: EventListener = () => undefined;

  get groups(): readonly ShortcutGroup[] {
    return this.#groups;
  }

  /** @returns removes the group */
  add(group: ShortcutGroup): () => void {
    this.#groups = [...this.#groups, group];
    this.#bind();
    return () => {
      this.#groups = this.#groups.filter((other) => other !== group);
      this.#bind();
    };
  }

  /** Shortcuts of single characters can be switched off (WCAG 2.1.4). */
  allowCharacterKeys(isAllowed: boolean): void {
    this.#characterKeys = isAllowed;
    this.#bind();
  }

  handle(event: KeyboardEvent): void {
    if (!event.defaultPrevented && !event.isComposing) this.#handle(event);
  }

  #bind() {
    const candidates = new Map<string, Candidate[]>();
    for (const group of this.#groups) {
      for (const shortcut of group.shortcuts) {
        if (!this.#characterKeys && isCharacterKeys(shortcut.keys)) continue;
        const others = candidates.get(shortcut.keys) ?? [];
        // The last group is the most special one: it is asked first.
        candidates.set(shortcut.keys, [{ group, shortcut }, ...others]);
      }
    }
    const presses = (keys: string) => keys.split(' ').length;
    const bindings = [...candidates]
      .toSorted(([one], [other]) => presses(other) - presses(one))
      .map(([keys, ofKeys]) => [keys, (event: KeyboardEvent) => press(event, ofKeys)] as const);
    this.#handle = createKeybindingsHandler(Object.fromEntries(bindings), { ignore: () => false });
  }
}

function press(event: KeyboardEvent, candidates: readonly Candidate[]) {
  const found = candidates.find(({ group }) => !isElsewhere(event, group));
  if (found === undefined) return;
  event.preventDefault();
  found.shortcut.onPress();
}
