import { useEffect, useRef } from 'react';
import { Button } from '../../src/components/Button/Button.tsx';
import { Tooltip } from '../../src/components/Tooltip/Tooltip.tsx';

/** The tooltip shows because its control has the focus. */
export default function LongTooltip() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Tooltip text="The ticket sale of this event ended when the last of its forty tickets was sold, on the day before it began, so nothing about it can be changed any more">
      <Button ref={button}>Update Event Info</Button>
    </Tooltip>
  );
}
