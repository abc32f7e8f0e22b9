/**
 * Waits for something, but at most `ms` milliseconds: then `gec` gives the result, or throws. The work itself goes on.
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
