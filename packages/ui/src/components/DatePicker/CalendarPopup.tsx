import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover } from '@base-ui/react/popover';
import { useRef, type KeyboardEvent } from 'react';
import { isFocusIn } from '../Field/is-focus-in.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import { popup, positioner } from './DatePicker.css.ts';

interface CalendarPopupProps extends CalendarProps {
  id: string;
  label: string;
  /** The field below which the calendar opens, and which gets the focus back. */
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  /** Called after the fade-out. */
  onClosed: () => void;
}

/** The open calendar of a DatePicker. Escape closes it. A separate file, so that it is loaded on demand. */
export function CalendarPopup({
  id,
  label,
  anchor,
  open,
  onClose,
  onClosed,
  ...calendar
}: CalendarPopupProps) {
  const popupElement = useRef<HTMLDivElement>(null);

  /** Tab stays in the calendar, as in any dialog: Escape and a choice return to the field. */
  function stay(event: KeyboardEvent) {
    const stops = [...(popupElement.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (event.key !== 'Tab' || event.target !== edge) return;
    event.preventDefault();
    other?.focus();
  }

  return (
    <DirectionProvider direction={calendar.direction}>
      <Popover.Root
        open={open}
        onOpenChange={(next, { event }) => {
          if (!next && !isAt(anchor, event)) onClose();
        }}
        onOpenChangeComplete={(isOpen) => {
          if (!isOpen) onClosed();
        }}
      >
        <Popover.Portal>
          <Popover.Positioner
            className={positioner}
            anchor={anchor}
            // Fixed positioning: the day that takes the focus must not scroll the page.
            positionMethod="fixed"
            align="start"
            sideOffset={8}
            collisionPadding={12}
          >
            <Popover.Popup
              ref={popupElement}
              id={id}
              className={popup}
              dir={calendar.direction}
              aria-label={label}
              onKeyDown={stay}
              initialFocus={() => focusedDay(popupElement.current)}
              finalFocus={() => isFocusIn(popupElement.current) && anchor}
            >
              <Calendar {...calendar} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </DirectionProvider>
  );
}

/** What Tab reaches in the calendar. */
const STOPS = 'button:not(:disabled, [tabindex="-1"])';

/** The field itself closes its calendar: closing it here as well would open it again. */
const isAt = (anchor: HTMLElement, event: Event) =>
  [event.target, event instanceof FocusEvent && event.relatedTarget].some(
    (place) => place instanceof Node && anchor.contains(place),
  );

/** The day that arrow keys start from. */
const focusedDay = (popupElement: HTMLElement | null) =>
  popupElement?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? null;
