import { limits } from '@perigee/domain';
import { searchRadiusText } from '@perigee/domain/profile';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Slider } from '../../../components/Slider/Slider.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

export interface NearbyDistanceDialogProps extends DialogLifecycle {
  /** In miles. */
  distance?: number;
  /** Shows the deck within this radius in miles. The preferences do not change. */
  onApply: (distance: number) => void;
}

/** The temporary search radius of the deck. Source: member §2 (Preferences dialog), §9. */
export function NearbyDistanceDialog({ distance, onApply, ...dialog }: NearbyDistanceDialogProps) {
  return (
    <Dialog {...dialog} title="Nearby">
      <Distance distance={distance} onApply={onApply} onClose={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

type DistanceProps = Pick<NearbyDistanceDialogProps, 'distance' | 'onApply'> & {
  onClose: () => void;
};

const { min, max, default: usual } = limits.searchRadius;

/** A separate component, so that its state resets each time the dialog opens. */
function Distance({ distance = usual, onApply, onClose }: DistanceProps) {
  const [miles, setMiles] = useState(distance);
  return (
    <Stack gap={6}>
      <Slider
        label="Nearby distance"
        help="Just for now: your saved preferences stay the same."
        min={min}
        max={max}
        format={searchRadiusText}
        value={miles}
        onChange={setMiles}
      />
      <Button
        block
        onClick={() => {
          onApply(miles);
          onClose();
        }}
      >
        Show people
      </Button>
    </Stack>
  );
}
