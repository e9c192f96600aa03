/** The browser has lost a photo that was not sent. */
export class PhotoLost extends Error {
  override readonly name = 'PhotoLost';
}
