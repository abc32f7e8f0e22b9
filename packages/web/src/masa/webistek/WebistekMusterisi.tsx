import type { EslesenMusteri, WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { webistekAcik } from '@masabasi/core/masa/webistek/rules';
import { Button } from '@mantine/core';
import IconUserPlus from '~icons/tabler/user-plus';
import { useState } from 'react';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { MusteriSecimi } from '../../musteri/musteri/MusteriSecimi.tsx';
import { Chip } from '../../ui/Chip.tsx';
import css from './WebistekMusterisi.module.css';

export interface WebistekMusterisiProps {
  readonly w: WebistekKarti;
  readonly adaylar: readonly EslesenMusteri[];
  readonly mesgul: boolean;
  readonly onSec: (MusteriId: number | null) => void;
  /** Opens a card for an unknown customer. */
  readonly onYeni: (aranan: string) => void;
}

/** Percent. A match from here on is green. */
const GUCLU = 75;

/** The customer of a request: suggestions with likelihood and reason, decided by a person. */
export function WebistekMusterisi({ w, adaylar, mesgul, onSec, onYeni }: WebistekMusterisiProps) {
  const acik = webistekAcik(w.DurumAnahtar);
  const [aranan, setAranan] = useState('');
  if (w.MusteriId !== null)
    return (
      <section aria-label="Müşteri">
        <h3 className={css.baslik}>Müşteri</h3>
        <p className={css.satir}>
          <MusteriBagi Id={w.MusteriId} ad={w.Musteri ?? ''} />
          {acik && (
            <Button variant="subtle" size="compact-sm" loading={mesgul} onClick={() => onSec(null)}>
              Değiştir
            </Button>
          )}
        </p>
      </section>
    );
  if (!acik) return null;
  return (
    <section aria-label="Müşteri">
      <h3 className={css.baslik}>Kim olabilir?</h3>
      {adaylar.length === 0 && <p className={css.yok}>Telefonu, e-postası ya da adı tutan müşteri yok.</p>}
      <ul className={css.adaylar}>
        {adaylar.map((a) => (
          <li key={a.Id} className={css.satir}>
            <Chip tone={a.Puan >= GUCLU ? 'ok' : 'neutral'}>{`%${a.Puan}`}</Chip>
            <MusteriBagi Id={a.Id} ad={a.Ad} />
            <span className={css.neden}>{`${a.MusteriNo} · ${a.Neden}`}</span>
            <Button
              variant="default"
              size="compact-sm"
              loading={mesgul}
              aria-label={`Bu müşteri: ${a.Ad}`}
              onClick={() => onSec(a.Id)}
            >
              Bu Müşteri
            </Button>
          </li>
        ))}
      </ul>
      <div className={css.baska}>
        <MusteriSecimi
          label="Başka müşteri"
          secili={null}
          onSec={(m) => m !== null && onSec(m.Id)}
          onYazilan={setAranan}
        />
        <Button variant="default" leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => onYeni(aranan)}>
          Yeni Müşteri
        </Button>
      </div>
    </section>
  );
}
