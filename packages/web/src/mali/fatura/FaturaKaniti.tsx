import { KANIT_DENETIMLERI } from '@masabasi/core/mali/fatura/kanit';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconShieldCheck from '~icons/tabler/shield-check';
import { Panel } from '../../ui/Panel.tsx';
import type { FaturaDetayi } from './FaturaDetayPage.tsx';
import css from './FaturaKaniti.module.css';

/** The checks of an invoice before it was sent, and the digest of its XML. */
export function FaturaKaniti({ detay: { kanit, fatura: f } }: { readonly detay: FaturaDetayi }) {
  if (f.No === null) return null;
  return (
    <Panel title="Kanıt" icon={<IconShieldCheck />} padded>
      {kanit === null ? (
        <p className={css.not}>
          Bu fatura, kanıt tutulmadan önce kesildi. Gönderilirken aynı denetimlerden geçer; geçmezse gönderilmez.
        </p>
      ) : (
        <>
          <ul className={css.liste} aria-label="Faturanın geçtiği denetimler">
            {kanit.denetimler.map((d) => (
              <li key={d.Denetim}>
                <IconCircleCheck size={16} aria-hidden className={css.ikon} />
                <span>{KANIT_DENETIMLERI[d.Denetim]}</span>
              </li>
            ))}
          </ul>
          <p className={css.not}>{`${zamanYaz(kanit.Zaman)} tarihinde, XML’in SHA-256 özeti ile:`}</p>
          <p className={css.ozet}>{kanit.Sha256}</p>
          {!kanit.denetimler.some((d) => d.Denetim === 'sema') && (
            <p className={css.not}>
              Resmî UBL-TR şeması bu kurulumda tanımlı değildi; XML, öğelerin kendi düzen tablomuzdaki sırasına tutuldu.
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
