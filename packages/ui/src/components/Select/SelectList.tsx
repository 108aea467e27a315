import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { optionMessages } from '@perigee/domain/questionnaire';
import { Check } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import type { Choice } from '../Field/choice.ts';
import { isFocusIn } from '../Field/is-focus-in.ts';
import { positioner } from '../../theme/popup.css.ts';
import { list, optionOf, tick } from './SelectList.css.ts';

interface SelectListProps {
  id: string;
  /** The id of the label of the list. */
  labelledBy: string;
  /** The field below which the list opens, and which gets the focus back. */
  anchor: HTMLElement;
  open: boolean;
  options: readonly Choice<string | number>[];
  value: string | number | null;
  size: 'small' | 'medium';
  /** Returns, once, the index of the option that was typed before the list got the focus, or -1. */
  takeTyped: () => number;
  /**
   * Handles a key that may be a letter.
   *
   * @param focused the index of the focused option, or -1
   * @param move moves the focus to an option
   */
  onType: (event: KeyboardEvent, focused: number, move: (index: number) => void) => void;
  onChoose: (value: string | number) => void;
  onClose: () => void;
  /** Called after the fade-out. */
  onClosed: () => void;
}

const optionsIn = (popup: HTMLElement) => [...popup.querySelectorAll<HTMLElement>('[role=option]')];

/** The open list of a Select. Arrow keys and letters move, Enter chooses, Escape closes. */
export function SelectList({
  id,
  labelledBy,
  anchor,
  open,
  options,
  value,
  size,
  takeTyped,
  onType,
  onChoose,
  onClose,
  onClosed,
}: SelectListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const option = optionOf[size];
  // An element with a tabindex gets the focus when the list opens. A chosen option has one already; without a
  // choice, the arrow keys start at the first option.
  const first = value === null ? options.find(({ disabled }) => disabled !== true) : undefined;
  return (
    // The native scrollbar stays visible, because a strict policy forbids the style that hides it.
    <CSPProvider disableStyleElements>
      <BaseSelect.Root<string | number>
        open={open}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onChoose(next);
        }}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        onOpenChangeComplete={(isOpen) => {
          if (!isOpen) onClosed();
        }}
      >
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            className={positioner}
            anchor={anchor}
            align="start"
            sideOffset={6}
            alignItemWithTrigger={false}
          >
            <BaseSelect.Popup
              ref={popup}
              finalFocus={() => isFocusIn(popup.current) && anchor}
              onFocus={({ currentTarget }) => {
                optionsIn(currentTarget)[takeTyped()]?.focus();
              }}
              // Base UI has a search of its own, which does not know the letters before the list had the focus.
              onKeyDownCapture={(event) => {
                const elements = optionsIn(event.currentTarget);
                const focused = elements.findIndex((element) => element === event.target);
                onType(event, focused, (index) => elements[index]?.focus());
                if (event.isDefaultPrevented()) event.stopPropagation();
              }}
            >
              <BaseSelect.List id={id} className={list} aria-labelledby={labelledBy}>
                {options.map((entry) => (
                  <BaseSelect.Item
                    {...entry}
                    {...(entry === first && { tabIndex: 0 })}
                    key={entry.value}
                    className={option}
                  >
                    {entry.label}
                    {entry.value === value && (
                      <Check className={tick} size={16} strokeWidth={2} aria-hidden="true" />
                    )}
                  </BaseSelect.Item>
                ))}
                {options.length === 0 && (
                  <BaseSelect.Item className={option} value="" disabled>
                    {optionMessages.none}
                  </BaseSelect.Item>
                )}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  );
}
