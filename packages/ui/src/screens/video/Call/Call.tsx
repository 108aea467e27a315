import { useEffect, useRef, useState } from 'react';
import { AudioTrack } from '../AudioTrack.tsx';
import { CallAnnouncer } from './CallAnnouncer.tsx';
import { CallHead } from './CallHead.tsx';
import { CallNotice } from './CallNotice.tsx';
import { CallToolbar } from './CallToolbar.tsx';
import type { CallProps } from './call-component-props.ts';
import { call } from './Call.css.ts';
import { DevicesDialog } from './DevicesDialog.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { Reconnecting } from './Reconnecting.tsx';
import { Stage } from './Stage.tsx';

export type { CallProps } from './call-component-props.ts';

/**
 * A call with another user, or with up to five others in the room of an event. It fills the window, and is dark in
 * both themes. Source: member §1 (video chat), events §2 (videochat); its content is assumed.
 */
export function Call(props: CallProps) {
  const { room, others, own, devices, isReconnecting } = props;
  const main = useRef<HTMLElement>(null);
  // The call replaces the pressed button.
  useEffect(() => main.current?.focus(), []);
  const [isChoosingDevices, setIsChoosingDevices] = useState(false);
  const [sound, setSound] = useState({ attempt: 0, isBlocked: false });
  const openDevices = () => setIsChoosingDevices(true);
  const isLost = others.length > 0 && others.every(({ quality }) => quality === 'lost');
  return (
    <main
      ref={main}
      className={call}
      data-theme="night"
      tabIndex={-1}
      aria-label={`Call with ${room.kind === 'match' ? room.name : room.title}`}
    >
      <Stage {...props} />
      {(isReconnecting || isLost) && (
        <Reconnecting name={isReconnecting ? null : (others[0]?.name ?? null)} />
      )}
      <CallHead {...props} />
      <CallNotice
        {...props}
        isSoundBlocked={sound.isBlocked}
        onSoundRetry={() => setSound({ attempt: sound.attempt + 1, isBlocked: false })}
        onOpenDevices={openDevices}
      />
      {others.length < 2 && <OwnPicture own={own} />}
      <CallToolbar {...props} onOpenDevices={openDevices} />
      <CallAnnouncer {...props} isSoundBlocked={sound.isBlocked} />
      {others.map(
        ({ userId, microphone }) =>
          microphone !== null && (
            <AudioTrack
              // Mounted again, it plays again.
              key={`${userId} ${sound.attempt}`}
              track={microphone}
              speakerId={devices.speaker.value}
              onBlocked={() => setSound((current) => ({ ...current, isBlocked: true }))}
            />
          ),
      )}
      <DevicesDialog {...props} open={isChoosingDevices} onOpenChange={setIsChoosingDevices} />
    </main>
  );
}
