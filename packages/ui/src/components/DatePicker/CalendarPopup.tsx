import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Popover } from '@base-ui/react/popover';
import { useRef } from 'react';
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
              initialFocus={() => focusedDay(popupElement.current)}
              finalFocus={() => anchor}
            >
              <Calendar {...calendar} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </DirectionProvider>
  );
}

/** The field itself closes its calendar: closing it here as well would open it again. */
const isAt = (anchor: HTMLElement, event: Event) =>
  [event.target, event instanceof FocusEvent && event.relatedTarget].some(
    (place) => place instanceof Node && anchor.contains(place),
  );

/** The day that arrow keys start from. */
const focusedDay = (popupElement: HTMLElement | null) =>
  popupElement?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? null;
