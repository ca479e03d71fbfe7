/** Why a film is refused, in the same words in the browser and the server. */
export const FILM_MESSAGES = {
  tooLarge:
    "A film may have 20 MB at most. Please make it shorter or smaller, and choose it again.",
  notFilm:
    "This file is not a film that browsers play. Please use an MP4 or WebM file.",
  quickTime:
    "This is a QuickTime film, as iPhones and Macs make them, and few browsers play it. Please export it as MP4 and choose it again.",
  incomplete: "The film did not arrive whole. Please try again.",
  damaged:
    "This film is damaged or not whole. Please export it again, or choose another.",
  withoutPicture:
    "This file has sound alone. Please choose a film with a picture.",
} as const;
