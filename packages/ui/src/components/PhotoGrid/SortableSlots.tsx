import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { pictureMessages } from '@perigee/domain/profile';
import type { ReactNode } from 'react';

interface SortableSlotsProps {
  /** The ids of the photos, in their order. */
  ids: number[];
  onReorder: (ids: number[]) => void;
  children: ReactNode;
}

const texts = pictureMessages.photos;

/** Lets users move the photos by pointer and by keys, and announces their positions. */
export function SortableSlots({ ids, onReorder, children }: SortableSlotsProps) {
  const sensors = useSensors(
    // A press without a move is a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => texts.lifted(placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : texts.over(placeOf(active.id), placeOf(over.id), ids.length),
    onDragEnd: ({ active, over }) =>
      over === null
        ? texts.left(placeOf(active.id))
        : texts.dropped(placeOf(active.id), placeOf(over.id), ids.length),
    onDragCancel: ({ active }) => texts.left(placeOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.instructions },
      }}
      onDragEnd={({ active, over }) => {
        if (over === null || over.id === active.id) return;
        onReorder(arrayMove(ids, placeOf(active.id) - 1, placeOf(over.id) - 1));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
