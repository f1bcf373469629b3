.{{id}}-add {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-3);
  margin-block-end: var(--s-4);
  padding: var(--s-4);
}

.{{id}}-field {
  display: grid;
  flex: 1 1 200px;
  gap: 4px;
}

.{{id}}-rows {
  padding: 4px var(--s-4);
}
