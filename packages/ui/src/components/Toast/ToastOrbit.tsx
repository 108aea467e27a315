import { orbit, orbitPoint, orbitRing } from './Toast.css.ts';

/** The icon of a pending action. */
export function ToastOrbit() {
  return (
    <svg className={orbit} viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <circle className={orbitRing} cx="10" cy="10" r="7" />
      <circle className={orbitPoint} cx="10" cy="3" r="2.5" />
    </svg>
  );
}
