import type { Media, TrainImageModelRequest } from '@perigee/api';

/** The calls of the form that trains a model. */
export interface TrainingCalls {
  /** Stores a picture, a JPEG. */
  onUpload: (file: File) => Promise<Media>;
  /** Starts the training, and refetches the models. */
  onTrain: (request: TrainImageModelRequest) => Promise<void>;
}
