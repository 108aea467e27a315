import type { StripeElementStyle } from '@stripe/stripe-js';
import { color } from '../../../theme/contract.css.ts';
import { fontSize } from '../../../theme/scale.ts';

/** A color of the theme as `rgb()`, which every page understands, converted from any color space. */
function rgb(role: string, place: HTMLElement): string {
  const probe = place.appendChild(document.createElement('span'));
  probe.style.color = role;
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return resolved;
  context.fillStyle = resolved;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The look of the provider's own card field, which is in a frame and has no access to our tokens. */
export function cardStyle(place: HTMLElement): StripeElementStyle {
  return {
    base: {
      color: rgb(color.text.strong, place),
      iconColor: rgb(color.text.muted, place),
      fontFamily: 'system-ui, sans-serif',
      fontSize: fontSize.md,
      lineHeight: '24px',
      '::placeholder': { color: rgb(color.text.muted, place) },
    },
    invalid: {
      color: rgb(color.status.negative, place),
      iconColor: rgb(color.status.negative, place),
    },
  };
}
