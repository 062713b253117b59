/** docs/requirements.md R7.5: an image over 10 MB is compressed. */
export const FILE_LIMIT_BYTES = 10_485_760;

/** docs/requirements.md R7.5: what compression aims at. No photograph leaves the device larger. */
export const UPLOAD_MAX_BYTES = 1024 * 1024;
export const UPLOAD_MAX_EDGE_PX = 1920;

/** Copies in the PDF: four of them and the text stay far under the media host's 10 MB. */
export const PDF_IMAGE_MAX_EDGE_PX = 1600;
export const PDF_IMAGE_MAX_BYTES = 1_200_000;

export const THUMBNAIL_MAX_EDGE_PX = 320;

/**
 * Largest picture that is decoded: 120 megapixels are 480 MB of memory. The largest phone cameras
 * give 108; what is beyond is a bomb or no photograph of a card.
 */
export const MAX_PIXELS = 120_000_000;
