.{{id}}-bars {
  margin-block-end: var(--s-4);
  padding: var(--s-4);
}

.{{id}}-bars rect {
  fill: var(--brand);
}

.{{id}}-bars text {
  fill: var(--ink-2);
  font: var(--t-13);
  text-anchor: middle;
}
