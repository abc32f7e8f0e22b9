import { type Locator, userEvent } from 'vitest/browser';
import { expect } from 'vitest';

/** A box in which a person writes one text after the other, and the call that takes the texts. */
export interface Writing {
  readonly box: Locator;
  readonly send: Locator;
  /** From now on the call answers only after `letGo`. Answers a list of the requests. */
  readonly late: () => { readonly asked: readonly unknown[]; readonly letGo: () => void };
}

/**
 * Checks that the next text, typed while an answer is on its way, stays. Of text typed behind the sent text only the
 * new words stay.
 */
export async function nextIsKept({ box, send, late }: Writing): Promise<void> {
  const first = late();
  await box.fill('Birinci');
  await send.click();
  await expect.poll(() => JSON.stringify(first.asked)).toContain('Birinci');
  await box.fill('İkinci');
  first.letGo();
  await expect.element(send).toBeEnabled();
  await expect.element(box).toHaveValue('İkinci');
  // The stored draft is the second text, too: it survives a reload.
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('İkinci');

  const second = late();
  await send.click();
  await expect.poll(() => JSON.stringify(second.asked)).toContain('İkinci');
  await box.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Üçüncü');
  second.letGo();
  await expect.element(box).toHaveValue('Üçüncü');

  const third = late();
  await expect.element(send).toBeEnabled();
  await send.click();
  await expect.poll(() => JSON.stringify(third.asked)).toContain('Üçüncü');
  third.letGo();
  await expect.element(box).toHaveValue('');
}
