import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { blockIds } from '../../../model/paper/blocks';
import { useComposer } from '../desk/composer-context';
import { withBlock } from './block-values';

/** Which blocks stand on the paper; their words are written there. */
export function BlockSwitches() {
  const t = useText();
  const { desk, chosen, choose, isLocked } = useComposer();
  const { blocks } = desk.document;
  return (
    <section>
      <Row as="h3" justify="between">
        {t('exam.blocks')}
        <span className="fine">{t('exam.blocks.hint')}</span>
      </Row>
      <ul className="composer-blocks">
        {blockIds.map((id) => (
          <li key={id}>
            <label className={chosen === id ? 'composer-switch tint-brand round' : 'composer-switch round'}>
              <span className="clip1">{t(`exam.block.${id}`)}</span>
              <input
                type="checkbox"
                role="switch"
                aria-checked={blocks[id].isOn}
                checked={blocks[id].isOn}
                disabled={isLocked}
                onChange={({ currentTarget: { checked } }) => {
                  desk.act((paper) => withBlock(paper, id, { isOn: checked }));
                  choose(checked ? id : null);
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      {blocks.watermark.isOn && (
        <input
          className="input above-2"
          value={blocks.watermark.text}
          maxLength={120}
          disabled={isLocked}
          placeholder={t('exam.compose.block.usual')}
          aria-label={t('exam.compose.block.wordsOf', { block: t('exam.block.watermark') })}
          onChange={({ currentTarget: { value: text } }) =>
            desk.act((paper) => withBlock(paper, 'watermark', { text }), 'block:watermark')
          }
        />
      )}
    </section>
  );
}
