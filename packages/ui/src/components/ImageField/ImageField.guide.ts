import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For one picture of a given size: the cover or the vertical picture of an event, a logo.',
    '`onChange` gets a JPEG of exactly `width` by `height` pixels and stores it. While its promise is open the field is busy; when it is rejected the field says so and offers to try again.',
    '`autoCrop` where any part of the picture will do: it saves by itself, half a second after the picture has stopped moving.',
    'The sizes are in `limits`: `profileImage`, `event.cover` and `event.vertical`.',
  ],
  alternatives: [
    { component: 'PhotoGrid', when: 'it is about the photos of a profile' },
    { component: 'Picture', when: 'the picture is only shown' },
  ],
  accessibility: [
    'The control MUST be a file input that the label names, so that keys, presses and dropped files all work.',
    'A bad file and a failed upload MUST be written under the field, and announced.',
    'After "Try again" the focus MUST be on the field: the button goes when it is pressed.',
    'That it uploads, and that it has uploaded, MUST be announced; the focus MUST come back to the field after cropping.',
    'Moving and zooming the picture MUST work by keys alone.',
  ],
  content: [
    'Label it after what the picture is for: `Event Image`, not `Upload`.',
    'Help says which pictures do well: wide ones for a cover, faces for a profile.',
  ],
};
