/** Least age of a client; the terms say so, and a contract with a minor is void. */
export const LEAST_AGE = 18;

/**
 * Full years between a date of birth and a day.
 * @param dob as a date field gives it, `1990-05-13`
 * @param today a moment in the visitor's own time zone
 * @returns null for a day that does not exist or lies more than 120 years back or in the future
 */
export function ageOn(dob: string, today: Date): number | null {
  if (new Date(`${dob}T00:00:00Z`).toJSON()?.slice(0, 10) !== dob) return null;
  const [year = 0, month = 0, day = 0] = dob.split("-").map(Number);
  const hadBirthday =
    today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  const age = today.getFullYear() - year - (hadBirthday ? 0 : 1);
  return age < 0 || age > 120 ? null : age;
}
