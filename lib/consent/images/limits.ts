/** docs/requirements.md R7.5: larger images are compressed. */
export const FILE_LIMIT_BYTES = 10_485_760;
