import { PhotoGrid, type PhotoGridProps } from '../../../components/PhotoGrid/PhotoGrid.tsx';

type PhotosStepProps = Pick<
  PhotoGridProps,
  'photos' | 'onUpload' | 'onRemove' | 'onReorder' | 'disabled'
>;

/** One is enough to go on, three are asked for. Source: member §2 (login page flow 5), §5. */
export function PhotosStep(grid: PhotosStepProps) {
  return <PhotoGrid {...grid} label="Photos" labelHidden />;
}
