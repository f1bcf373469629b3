{
  "{{id}}.add.button": "添加",
  "{{id}}.add.label": "内容",
  "{{id}}.error.emptyTitle": "请先写下内容，再添加。",
  "{{id}}.error.notFound": "这一条不存在，或不是您写的。",
  "{{id}}.list.by": "{author} · {time, date, medium}",
  "{{id}}.list.empty": "还没有内容",
  "{{id}}.list.emptyHint": "写下第一条，同校老师都能看到。",
  "{{id}}.list.note": "本校老师的留言，共 {count} 条",
  "{{id}}.list.title": "{{title}}",
  "{{id}}.menu": "{{title}}",
  "{{id}}.permission.teacher": "使用“{{title}}”",
  "{{id}}.remove.button": "删除",
  "{{id}}.remove.done": "已删除"
}
