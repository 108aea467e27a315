/** A corner of the stage, where the user's own picture is. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

/** The corner in the direction of an arrow key; null for other keys. */
export function cornerTowards(corner: Corner, key: string): Corner | null {
  const [row, column] = corner.split('-');
  switch (key) {
    case 'ArrowUp':
      return `top-${column}` as Corner;
    case 'ArrowDown':
      return `bottom-${column}` as Corner;
    case 'ArrowLeft':
      return `${row}-left` as Corner;
    case 'ArrowRight':
      return `${row}-right` as Corner;
    default:
      return null;
  }
}

/** The next corner clockwise: with single presses a picture gets everywhere without a drag. WCAG 2.5.7. */
export function cornerAfter(corner: Corner): Corner {
  return CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? corner;
}

/** The corner of the area that is nearest to a point in it. */
export function nearestCorner(
  point: { x: number; y: number },
  area: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Corner {
  const row = point.y < area.top + area.height / 2 ? 'top' : 'bottom';
  return `${row}-${point.x < area.left + area.width / 2 ? 'left' : 'right'}`;
}
