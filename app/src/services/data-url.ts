/** A file as a data URL, the format in which pictures are uploaded. Source: spec ImageUpload. */
export async function dataUrlOf(file: File): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error(`${file.name} cannot be read`)),
    );
    reader.readAsDataURL(file);
  });
}
