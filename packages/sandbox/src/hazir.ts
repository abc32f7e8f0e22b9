/**
 * Runs in a counterpart's process: reports its address and ends with its parent, also when the parent has ended
 * already.
 */
export function sandboxHazir({ url, kapat }: { readonly url: string; readonly kapat: () => Promise<unknown> }): void {
  process.stdout.write(`${url}\n`);
  process.once('disconnect', () => void kapat().then(() => process.exit(0)));
  for (const sinyal of ['SIGINT', 'SIGTERM'] as const) process.once(sinyal, () => process.exit(0));
  process.send?.({ url }, (hata: Error | null) => {
    if (hata) process.exit(0);
  });
}
