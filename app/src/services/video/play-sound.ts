/** Seconds. */
const LENGTH = 0.6;
const PITCH_HZ = 523.25;
const LOUDNESS = 0.2;

/**
 * Plays a short sound, so that the user hears whether the speaker works.
 *
 * @param speakerId null for the one of the system
 */
export function playSound(speakerId: string | null): void {
  const context = new AudioContext();
  const destination = context.createMediaStreamDestination();
  const fade = new GainNode(context, { gain: LOUDNESS });
  const tone = new OscillatorNode(context, { frequency: PITCH_HZ });
  tone.connect(fade).connect(destination);
  fade.gain.linearRampToValueAtTime(0, context.currentTime + LENGTH);
  // An element, because a context plays on a chosen speaker in few browsers.
  const element = new Audio();
  element.srcObject = destination.stream;
  const play = async () => {
    if (speakerId !== null) await element.setSinkId(speakerId);
    await element.play();
  };
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + LENGTH);
  // A speaker that is gone plays nothing, which is what the user wants to know.
  play().catch(() => undefined);
}
