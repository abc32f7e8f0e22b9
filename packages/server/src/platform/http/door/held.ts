/** Counts held things for each key: streams of a person, bodies of an address. */
export class Held<K> {
  readonly #most: number;
  readonly #counts = new Map<K, number>();
  constructor(most: number) {
    this.#most = most;
  }

  /** True when the key holds the most allowed. */
  full(key: K): boolean {
    return (this.#counts.get(key) ?? 0) >= this.#most;
  }

  /** Takes one more. False when the key holds the most allowed. */
  take(key: K): boolean {
    if (this.full(key)) return false;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return true;
  }

  /** Gives one back. */
  release(key: K): void {
    const left = (this.#counts.get(key) ?? 0) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
