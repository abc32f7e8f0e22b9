import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { PASSWORD, LICENCE } from './company.ts';
import { goal, percentile } from './goal.ts';
import { openLoop, shot } from './load.ts';
import { dayMix } from './mix.ts';
import { runningCompany } from './running.ts';

/** Half past eight: three hundred people sign in within a minute, while others are already at work. */
const LOGINS = 300;
const RATE = 50;

await goal('G3', 'three hundred who sign in within a minute wait for less than a second', async (run) => {
  const { product, people } = await runningCompany(run, { sessions: 300 });
  const next = dayMix(people, run);
  await openLoop(product.url, { rate: RATE, seconds: 5, next });
  const seconds = run.count(60, 10);
  const logins = Math.round((LOGINS * seconds) / 60);
  const [work, morning] = await Promise.all([
    openLoop(product.url, { rate: RATE, seconds, next }),
    openLoop(product.url, {
      rate: logins / seconds,
      seconds,
      next: (n) =>
        shot(oturum.login, 'login', 'none-yet-none-yet-none-yet', {
          UserName: `yuk${1 + (n % people.length)}`,
          Password: PASSWORD,
          lisans: LICENCE,
        }),
    }),
  ]);
  const p99 = (kind: string) =>
    percentile(
      [...work, ...morning].filter((h) => h.kind === kind).map((h) => h.ms),
      0.99,
    );
  const errors = [...work, ...morning].filter((h) => h.status !== 200).length;
  return {
    pass: errors === 0 && p99('login') <= 1000 && p99('board') <= 500,
    figures: { logins, seconds, rate: RATE, login_p99_ms: p99('login'), board_p99_ms: p99('board'), errors },
  };
});
