import { PhotoGrid, type PhotoGridProps } from '../../../components/PhotoGrid/PhotoGrid.tsx';

type PhotosStepProps = Pick<
  PhotoGridProps,
  'photos' | 'onUpload' | 'onRemove' | 'onReorder' | 'disabled'
>;

/** One photo is required, three are recommended. Source: member §2 (login page flow 5), §5. */
export function PhotosStep(grid: PhotosStepProps) {
  return <PhotoGrid {...grid} label="Photos" labelHidden />;
}
