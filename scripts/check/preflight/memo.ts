/**
 * What was worked out before, for a part of what was asked: most texts stand on every page. It
 * forgets all of it when it is full, so that a large site takes no more memory than a small one.
 */
export class Memo<Value> {
  private readonly known = new Map<string, Value>();

  constructor(private readonly most = 5000) {}

  get(key: string, workOut: () => Value): Value {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= this.most) this.known.clear();
    const value = workOut();
    this.known.set(key, value);
    return value;
  }
}
