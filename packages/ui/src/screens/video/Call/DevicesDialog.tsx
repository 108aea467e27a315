import { Dialog, type DialogProps } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { DeviceFields } from '../DeviceFields.tsx';
import type { CallProps } from './call-component-props.ts';

type DevicesDialogProps = Pick<DialogProps, 'open' | 'onOpenChange'> &
  Pick<CallProps, 'own' | 'devices' | 'onDeviceChange' | 'onPlaySound' | 'level'>;

/** The choice of devices during a call, which goes on. */
export function DevicesDialog({
  own,
  devices,
  onDeviceChange,
  onPlaySound,
  level,
  ...dialog
}: DevicesDialogProps) {
  return (
    <Dialog {...dialog} title="Devices">
      <Stack gap={5}>
        <DeviceFields
          {...{ devices, onDeviceChange, onPlaySound, level }}
          microphone={own.isMicrophoneOn ? own.microphone : null}
        />
      </Stack>
    </Dialog>
  );
}
