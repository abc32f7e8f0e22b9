/**
 * Waits for something, but not for ever: after `ms` milliseconds what `gec` answers, or throws, stands in its place. What
 * is waited for goes on.
 */
export async function zamaninda<T, G>(ms: number, is: Promise<T>, gec: () => G): Promise<T | G> {
  const { promise, resolve, reject } = Promise.withResolvers<G>();
  const zamanlayici = setTimeout(() => {
    try {
      resolve(gec());
    } catch (hata) {
      reject(hata);
    }
  }, ms);
  try {
    return await Promise.race([is, promise]);
  } finally {
    clearTimeout(zamanlayici);
  }
}
