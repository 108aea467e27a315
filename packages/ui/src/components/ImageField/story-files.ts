/** A file as a user would choose it, from a picture of the sandbox. For stories. */
export async function pictureFile(path: string): Promise<File> {
  const blob = await (await fetch(`/pictures/${path}`)).blob();
  return new File([blob], 'from-my-phone.jpg', { type: 'image/jpeg' });
}

/** A picture in one colour, or transparent. For stories. */
export async function drawnFile(width: number, height: number, color?: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context !== null && color !== undefined) {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob()], 'drawn.png', { type: 'image/png' });
}

/** The type and size of the picture in a file. For stories. */
export async function measure(file: File) {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return {
    type: file.type,
    width: bitmap.width,
    height: bitmap.height,
    /** Red, green and blue at a pixel. */
    colorAt: (x: number, y: number) =>
      Array.from(context?.getImageData(x, y, 1, 1).data ?? []).slice(0, 3),
  };
}
