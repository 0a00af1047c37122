/** Eleventy as it comes: Markdown passes through Liquid first, and code is not coloured. */
export default function configure() {
  return { dir: { input: 'src', output: 'dist' } }
}
