import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { sorulmaMetni } from '@masabasi/core/masa/anket/fark';
import { type AnketSorusu, SORU_TIPI_ADLARI } from '@masabasi/core/masa/anket/rules';
import { ActionIcon } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconGripVertical from '~icons/tabler/grip-vertical';
import IconTrash from '~icons/tabler/trash';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SoruAlanlari } from './SoruAlanlari.tsx';
import css from './SoruKarti.module.css';

export interface SoruKartiProps {
  readonly soru: AnketSorusu;
  /** Index among the questions, from 0. */
  readonly yer: number;
  readonly sorular: readonly AnketSorusu[];
  /** True for a question of a published version. Its kind cannot change. */
  readonly yayinli: boolean;
  readonly hata: string | undefined;
  readonly acik: boolean;
  readonly onOpen: (acik: boolean) => void;
  readonly onChange: (soru: AnketSorusu) => void;
  readonly onMove: (Id: number, yer: number, yon?: 'yukari' | 'asagi') => void;
  readonly onRemove: () => void;
}

/** Drag data that marks a question. */
const TUR = 'anket sorusu';

/**
 * Drags the question by its handle and accepts other questions. `ustunde` is the side from which a dragged question
 * comes.
 */
function useSurukleme({ soru, yer, onMove }: Pick<SoruKartiProps, 'soru' | 'yer' | 'onMove'>) {
  const satir = useRef<HTMLLIElement>(null);
  const tutamak = useRef<HTMLSpanElement>(null);
  const [ustunde, setUstunde] = useState<'yukaridan' | 'asagidan' | null>(null);
  const simdi = useEffectEvent(() => ({ Id: soru.Id, yer, onMove }));
  useEffect(() => {
    const element = satir.current;
    if (!element || !tutamak.current) return undefined;
    const sil = [
      draggable({
        element,
        dragHandle: tutamak.current,
        getInitialData: () => ({ tur: TUR, Id: simdi().Id, yer: simdi().yer }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.tur === TUR && source.data.Id !== simdi().Id,
        onDragEnter: ({ source }) => setUstunde(Number(source.data.yer) < simdi().yer ? 'yukaridan' : 'asagidan'),
        onDragLeave: () => setUstunde(null),
        onDrop: ({ source }) => {
          setUstunde(null);
          simdi().onMove(Number(source.data.Id), simdi().yer);
        },
      }),
    ];
    return () => sil.forEach((birak) => birak());
  }, []);
  return { satir, tutamak, ustunde };
}

/** One question with its kind and condition. Opened, it shows its fields. */
export function SoruKarti(props: SoruKartiProps) {
  const { soru: s, yer, sorular, hata, acik, onOpen, onMove, onRemove } = props;
  const { satir, tutamak, ustunde } = useSurukleme(props);
  const govde = useId();
  const hataId = useId();
  const ad = `${yer + 1}. soru`;
  const son = sorular.length - 1;
  const ok = (yon: 'yukari' | 'asagi') => {
    const hedef = yer + (yon === 'yukari' ? -1 : 1);
    const olur = hedef >= 0 && hedef <= son;
    return (
      // Not `disabled`: the pressed button must keep the focus.
      <ActionIcon
        className={css.tasi}
        data-yon={yon}
        aria-label={`${yon === 'yukari' ? 'Yukarı' : 'Aşağı'} taşı: ${ad}`}
        aria-disabled={!olur}
        onClick={() => olur && onMove(s.Id, hedef, yon)}
      >
        {yon === 'yukari' ? <IconArrowUp size={17} aria-hidden /> : <IconArrowDown size={17} aria-hidden />}
      </ActionIcon>
    );
  };
  return (
    <li ref={satir} className={css.soru} data-soru={s.Id} data-ustunde={ustunde ?? undefined}>
      <div className={css.bas}>
        <span ref={tutamak} className={css.tutamak} aria-hidden title="Sürükleyerek taşıyınız">
          <IconGripVertical size={16} />
        </span>
        <button
          type="button"
          data-ac
          className={css.ac}
          aria-expanded={acik}
          aria-controls={govde}
          aria-describedby={hata === undefined ? undefined : hataId}
          onClick={() => onOpen(!acik)}
        >
          <IconChevronRight className={css.isaret} size={16} aria-hidden />
          <span>
            <span className={css.metin}>
              {yer + 1}. {s.Soru.trim() === '' ? 'Yeni soru' : s.Soru}
            </span>
            <span className={css.ozet}>
              {[SORU_TIPI_ADLARI[s.Tip], ...(s.Zorunlu ? ['zorunlu'] : []), `${sorulmaMetni(s, sorular)} sorulur`].join(
                ' · ',
              )}
            </span>
          </span>
        </button>
        <span className={css.eylemler}>
          {ok('yukari')}
          {ok('asagi')}
          <ActionIcon color="danger" aria-label={`Kaldır: ${ad}`} onClick={onRemove}>
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      {hata !== undefined && (
        <p id={hataId} className={css.hata}>
          <IconAlertCircle size={16} aria-hidden />
          {hata}
        </p>
      )}
      <div id={govde} className={css.govde} hidden={!acik}>
        {acik && <SoruAlanlari {...props} />}
      </div>
    </li>
  );
}
